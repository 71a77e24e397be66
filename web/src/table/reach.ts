/** Where others find the house: by the address this page has, or by another that is told. */

import { house } from "$/house/api";

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a name means "this computer" on every computer. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname) || hostname.endsWith(".localhost");
}

/** Returns the origin to send to others; null if nobody else can reach the house. */
export async function reachableOrigin(
  here: Pick<Location, "hostname" | "origin">,
): Promise<string | null> {
  if (!isLoopback(here.hostname)) return here.origin;
  const [address] = await house.reach().then(
    ({ addresses }) => addresses,
    () => [],
  );
  return address === undefined ? null : `http://${address}`;
}

/** Whether an address is only good in the same network: numbers that are not for the whole world. */
export function isNear(origin: string): boolean {
  const { hostname } = new URL(origin);
  return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cde])/.test(hostname);
}
