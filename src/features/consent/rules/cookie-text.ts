/**
 * Returns the text of the cookie notice on a page: pages of the used-car programme have a separate one.
 *
 * @param path of the page, without query.
 * Source: requirement C-016.
 */
export function cookieTextOn(
  path: string,
  { text, usedCarsText }: { readonly text: string; readonly usedCarsText: string },
): string {
  return path.split('/').includes('automark') ? usedCarsText : text
}
