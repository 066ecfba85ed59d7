/** What a telephone dials for a number as it is shown: `tel:0800000000`. Source: requirement V-349. */
export function telephoneLink(shown: string): string {
  return `tel:${shown.replace(/[^0-9+]/g, '')}`
}
