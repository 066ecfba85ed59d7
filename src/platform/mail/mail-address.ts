/**
 * A single plain address that is safe in an SMTP envelope: no quotes, no comments, no second address and no characters
 * that could break a header.
 */
const plainAddress =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/i

const maxLength = 254

/** Whether the text is a plain mail address. Source: RFC 5321 §4.5.3, HTML's e-mail field. */
export function isMailAddress(text: string): boolean {
  return text.length <= maxLength && plainAddress.test(text)
}

/** Returns the part of an address after the @. @throws RangeError without an @. */
export function domainOf(address: string): string {
  const domain = address.split('@').at(-1)
  if (!domain || domain === address) throw new RangeError('A mail address must contain an @.')
  return domain
}
