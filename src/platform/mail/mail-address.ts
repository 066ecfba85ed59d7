/**
 * One plain address, as it may stand in an envelope: no quotes, no comments, no second address, nothing a header
 * could be broken with.
 */
const plainAddress =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/i

const longest = 254

/** Whether mail can be sent to this text as it is. Source: RFC 5321 §4.5.3, HTML's e-mail field. */
export function isMailAddress(text: string): boolean {
  return text.length <= longest && plainAddress.test(text)
}

/** What stands behind the @ of an address. @throws RangeError without one. */
export function domainOf(address: string): string {
  const domain = address.split('@').at(-1)
  if (!domain || domain === address) throw new RangeError('An address has an @.')
  return domain
}
