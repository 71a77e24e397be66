/** One of several values of a field, in words. */
export interface FieldChoice<Value> {
  value: Value;
  label: string;
  hint?: string;
  glyph?: string;
}
