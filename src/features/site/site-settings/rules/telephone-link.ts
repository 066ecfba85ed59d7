/** Returns the `tel:` link of a displayed number: `tel:0800000000`. Source: requirement V-349. */
export function telephoneLink(number: string): string {
  return `tel:${number.replace(/[^0-9+]/g, '')}`
}
