import { readCsv } from './csv.ts'
import { FeedBroken, type FeedReader, type FeedRecord } from './feed-record.ts'
import { feedText } from './feed-text.ts'
import { readJson } from './json.ts'
import { readXml } from './xml.ts'

export const feedFormats = ['csv', 'json', 'xml'] as const

export type FeedFormat = (typeof feedFormats)[number]

const readers: Readonly<Record<FeedFormat, FeedReader>> = { csv: readCsv, json: readJson, xml: readXml }

/**
 * Reads the vehicles of a feed one by one, in memory for one vehicle.
 *
 * @param bytes UTF-8, plain or compressed with gzip. Its errors are thrown as they are.
 * @param format recognised by the first character when it is not given.
 * @throws FeedBroken when the feed is malformed or cut off; the vehicles read so far must not be used then.
 */
export async function* readFeed(
  bytes: AsyncIterable<Uint8Array>,
  format?: FeedFormat,
): AsyncGenerator<FeedRecord> {
  const text = feedText(bytes)
  const start = await firstText(text)
  if (start === '') throw new FeedBroken('The feed is empty.')
  yield* readers[format ?? formatOf(start)](joined(start, text))
}

/** Returns the text up to the piece in which the first character other than a space is. */
async function firstText(text: AsyncIterator<string>): Promise<string> {
  let start = ''
  while (start.trim() === '') {
    const { done, value } = await text.next()
    if (done) return ''
    start += value
    if (start.length > 1_000_000) throw new FeedBroken('The feed begins with a million spaces.')
  }
  return start
}

function formatOf(start: string): FeedFormat {
  const [first] = start.trimStart()
  if (first === '<') return 'xml'
  return first === '[' || first === '{' ? 'json' : 'csv'
}

async function* joined(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield start
  yield* rest
}
