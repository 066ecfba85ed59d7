/** Formats points or kilometres with a decimal comma and no more digits than they have: `12,5`. */
export const decimal = (value: number): string => String(value).replace('.', ',')
