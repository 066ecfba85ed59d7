import { DamagedArchive } from './damaged-archive.ts'

/** Size of everything in a tar file: headers are one block, contents are filled up to whole ones. */
export const blockBytes = 512

const nameBytes = 100
const checksumAt = 148
const checksumBytes = 8

export type Entry = { readonly name: string; readonly size: number; readonly modified: Date }

/**
 * The header blocks of one file in POSIX (pax) format, which every tar reads. A name that does not fit the old
 * field, or is not plain ASCII, comes in an extended header before it.
 */
export function headerOf(entry: Entry): Buffer {
  const plain = /^[\x20-\x7e]*$/.test(entry.name) && entry.name.length <= nameBytes
  if (plain) return block(entry.name, entry.size, entry.modified, '0')
  const record = paxRecord('path', entry.name)
  return Buffer.concat([
    block('pax-header', record.length, entry.modified, 'x'),
    record,
    padding(record.length),
    block('see-pax-header', entry.size, entry.modified, '0'),
  ])
}

/** Zeros up to the next whole block. */
export function padding(size: number): Buffer {
  return Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes)
}

/** What a header block says, or undefined for the empty blocks at the end. Throws for what is no header. */
export function parseHeader(header: Buffer): (Entry & { readonly type: string }) | undefined {
  if (header.every((byte) => byte === 0)) return undefined
  if (octal(header, checksumAt, checksumBytes) !== checksum(header))
    throw new DamagedArchive('it is not a tar file, or bytes of it have changed')
  return {
    name: text(header, 0, nameBytes),
    size: octal(header, 124, 12),
    modified: new Date(octal(header, 136, 12) * 1000),
    type: text(header, 156, 1),
  }
}

/** The path of an extended header, if it holds one. */
export function pathOfPax(content: Buffer): string | undefined {
  for (let at = 0; at < content.length; ) {
    const length = Number.parseInt(content.toString('latin1', at, at + 20), 10)
    if (!(length > 0)) return undefined
    const record = content.toString('utf8', at, at + length - 1)
    const [key = '', ...value] = record.slice(record.indexOf(' ') + 1).split('=')
    if (key === 'path') return value.join('=')
    at += length
  }
  return undefined
}

function block(name: string, size: number, modified: Date, type: string): Buffer {
  const header = Buffer.alloc(blockBytes)
  const number = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
  header.write(name, 0, nameBytes, 'latin1')
  header.write(number(0o600, 7), 100)
  header.write(number(0, 7), 108)
  header.write(number(0, 7), 116)
  header.write(number(size, 11), 124)
  header.write(number(Math.floor(modified.getTime() / 1000), 11), 136)
  header.write(type, 156)
  header.write('ustar\x0000', 257, 'latin1')
  header.write(`${number(checksum(header), 6)}\x00 `, checksumAt, 'latin1')
  return header
}

/** Sum of the header's bytes, its own field counted as spaces. */
function checksum(header: Buffer): number {
  return header.reduce((sum, byte, at) => {
    const own = at >= checksumAt && at < checksumAt + checksumBytes
    return sum + (own ? 0x20 : byte)
  }, 0)
}

/** `length key=value`, where the length counts its own digits. */
function paxRecord(key: string, value: string): Buffer {
  const rest = ` ${key}=${value}\n`
  let length = Buffer.byteLength(rest)
  while (String(length).length + Buffer.byteLength(rest) !== length) {
    length = String(length).length + Buffer.byteLength(rest)
  }
  return Buffer.from(length + rest)
}

function text(header: Buffer, start: number, length: number): string {
  return header.toString('latin1', start, start + length).replace(/\0.*$/s, '')
}

function octal(header: Buffer, start: number, length: number): number {
  return Number.parseInt(text(header, start, length).trim() || '0', 8)
}
