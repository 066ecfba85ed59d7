import { createStrictXmlParser } from '#platform/xml/strict-parser.ts'
import { FeedBroken, type FeedReader, type FeedRecord, maxRecordLength } from './feed-record.ts'
import { createXmlRecords } from './xml-records.ts'

/**
 * Reads XML: `<vehicles>` with a `<vehicle>` for each vehicle, whose child elements are its fields.
 *
 * A document type is refused, and entities other than the five of XML are errors, so that nothing expands.
 */
export const readXml: FeedReader = async function* readXml(text) {
  const parser = createStrictXmlParser((message) => {
    throw new FeedBroken(message)
  })
  const found: FeedRecord[] = []
  let recordStart = 0
  const records = createXmlRecords((record) => found.push(record))
  const boundary = () => {
    recordStart = parser.position
  }
  parser.on('opentag', ({ name }) => {
    if (records.open(name, parser.line) === 'vehicle') boundary()
  })
  parser.on('closetag', () => {
    if (records.close() === 'vehicle') boundary()
  })
  parser.on('text', records.text)
  parser.on('cdata', records.text)
  for await (const piece of text) {
    parser.write(piece)
    yield* found.splice(0)
    if (parser.position - recordStart > maxRecordLength)
      throw new FeedBroken(`A vehicle near line ${parser.line} is longer than ${maxRecordLength} characters.`)
  }
  parser.close()
  yield* found.splice(0)
}
