import { SaxesParser } from 'saxes'

/**
 * Creates a parser for XML of other systems. A document type is refused, and entities other than the five of XML are
 * errors, so that nothing expands.
 *
 * @param fail throws an error with the message, which says what is wrong as a sentence
 */
export function createStrictXmlParser(fail: (message: string) => never): SaxesParser {
  const parser = new SaxesParser({ position: true })
  parser.on('doctype', () => fail('The XML must not have a document type.'))
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    if (!/^utf-?8$/i.test(encoding)) fail('The XML must be in UTF-8.')
  })
  parser.on('error', (error) =>
    fail(`The XML is not well-formed near line ${parser.line}: ${describe(error)}.`),
  )
  return parser
}

/** Returns the message of an error without its position. */
const describe = ({ message }: Error): string =>
  message
    .replace(/^[^ ]*\d+:\d+: /, '')
    .replace(/\.$/, '')
    .slice(0, 200)
