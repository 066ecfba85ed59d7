import { jsonParser, type Token } from 'stream-json/core/parser.js'
import { FeedBroken, type FeedReader, type FeedRecord } from './feed-record.ts'
import { createJsonRecords } from './json-records.ts'

/**
 * Reads JSON: an array of vehicles, or an object with one array of them.
 *
 * The text is tokenised line by line, so that each record knows its line. Values are not packed by the tokeniser, because
 * it would collect a text of any length.
 */
export const readJson: FeedReader = async function* readJson(text) {
  const tokenise = jsonParser({ packValues: false, streamValues: true })
  const records = createJsonRecords()
  let line = 1
  for await (const piece of text) {
    const found: FeedRecord[] = []
    for (const part of piece.split(/(?<=\n)/)) {
      for (const token of tokensOf(tokenise, part)) {
        const record = records.add(token, line)
        if (record) found.push(record)
      }
      if (part.endsWith('\n')) line += 1
    }
    yield* found
  }
  records.end()
}

function tokensOf(tokenise: ReturnType<typeof jsonParser>, text: string): readonly Token[] {
  try {
    const result = tokenise(text)
    return typeof result === 'object' && 'values' in result ? (result.values as readonly Token[]) : []
  } catch {
    throw new FeedBroken('The JSON is not well-formed.')
  }
}
