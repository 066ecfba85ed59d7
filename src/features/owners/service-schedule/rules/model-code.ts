/** Codes of models: what an address can carry without escapes. */
export const modelCode = /^[0-9A-Za-z-]{1,16}$/
