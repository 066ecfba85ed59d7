/** Maximum number of pictures of a vehicle, beside the one from the side. */
export const maxPictures = 40

const maxLength = 2_000

/** Returns whether a text is an address from which a picture can be loaded. */
export function isPictureAddress(text: string): boolean {
  if (text.length > maxLength || /[\s\p{Cc}]/u.test(text) || !text.isWellFormed()) return false
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}
