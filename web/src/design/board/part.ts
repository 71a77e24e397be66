/** How something on the table stands to the decision of who looks at it. */
export type Standing = "idle" | "may" | "chosen" | "not";
