/** Some of the signs in a file, as `scripts/sprites.ts` takes them out. */
declare module "*.svg?house" {
  const address: string;
  export default address;
}
