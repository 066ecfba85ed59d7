import { SaxesParser } from 'saxes'
import { FeedBroken, type FeedReader, type FeedRecord, maxRecordLength } from './feed-record.ts'
import { createXmlRecords } from './xml-records.ts'

/**
 * Reads XML: `<vehicles>` with a `<vehicle>` for each vehicle, whose child elements are its fields.
 *
 * A document type is refused, and entities other than the five of XML are errors, so that nothing expands.
 */
export const readXml: FeedReader = async function* readXml(text) {
  const parser = new SaxesParser({ position: true })
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
  parser.on('doctype', () => {
    throw new FeedBroken('The XML must not have a document type.')
  })
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    if (!/^utf-?8$/i.test(encoding)) throw new FeedBroken('The XML must be in UTF-8.')
  })
  parser.on('error', (error) => {
    throw new FeedBroken(`The XML is not well-formed near line ${parser.line}: ${describe(error)}.`)
  })
  for await (const piece of text) {
    parser.write(piece)
    yield* found.splice(0)
    if (parser.position - recordStart > maxRecordLength)
      throw new FeedBroken(`A vehicle near line ${parser.line} is longer than ${maxRecordLength} characters.`)
  }
  parser.close()
  yield* found.splice(0)
}

/** Returns the message of an error without its position. */
const describe = ({ message }: Error): string =>
  message
    .replace(/^[^ ]*\d+:\d+: /, '')
    .replace(/\.$/, '')
    .slice(0, 200)
