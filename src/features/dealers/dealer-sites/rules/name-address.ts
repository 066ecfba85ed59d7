/**
 * Returns a dealer's name as an old address has it: lower-cased, with hyphens for white space.
 *
 * Source: requirement V-283; decision V-10.
 */
export const nameAddress = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '-')
