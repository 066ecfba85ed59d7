/** Maximum length of a file name with its extension, in characters. */
const maxLength = 120

/** Characters of a name that are read, from its end. */
const maxInput = 1_000

/** Control and format characters, such as line breaks and marks that reverse the direction of text. */
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu

/** Characters that file systems do not allow in a name. */
const reserved = /[<>:"|?*]/g

/** Returns the beginning of a text without splitting a character, and without dots and spaces at its ends. */
const shortened = (text: string, length: number) =>
  [...text]
    .slice(0, length)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '')

/**
 * Returns a file name for a message: without a path and invisible characters, at most 120 characters.
 *
 * @param name as the browser sent it.
 */
export function visibleName(name: string): string {
  const last = name.slice(-maxInput).split(/[/\\]/).at(-1) ?? ''
  const visible = last.toWellFormed().replace(invisible, '').replace(/\s+/g, ' ').replace(reserved, '-')
  return shortened(visible, maxLength)
}

/**
 * Returns the name of an upload as staff see it: like {@link visibleName}, with the extension of its content.
 *
 * @param extension without a dot.
 */
export function cleanFileName(name: string, extension: string): string {
  const stem = visibleName(name).replace(/\.[^.]*$/, '')
  return `${shortened(stem, maxLength - extension.length - 1) || 'file'}.${extension}`
}
