/** One of several values of a field, in words. */
export interface FieldChoice<Value> {
  value: Value;
  label: string;
  hint?: string;
  glyph?: string;
  /** The address of a drawing in one colour, instead of a glyph. */
  picture?: string | undefined;
}

/** What a field with several values is given. */
export interface ChoiceField<Value> {
  label: string;
  value: Value;
  choices: readonly FieldChoice<Value>[];
  onchange?: (value: Value) => void;
  hint?: string;
  /** The name is only for those who listen. */
  labelHidden?: boolean;
}
