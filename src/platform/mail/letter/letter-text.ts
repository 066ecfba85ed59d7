import { brand } from '../../brand.ts'
import { bodyText } from '../header-text.ts'
import { factsOf, type Letter } from './letter.ts'

const separator = '-'.repeat(40)

function quoted(text: string): string {
  return bodyText(text)
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}

/** Renders mail content as plain text, with the same parts as the HTML. */
export function letterText(content: Letter): string {
  const { heading, paragraphs, quotation, button, footer, links = [] } = content
  const facts = factsOf(content).map(
    ({ label, value }) => `${label}: ${bodyText(value).replaceAll('\n', ', ')}`,
  )
  const parts = [
    bodyText(heading),
    ...paragraphs.map(bodyText),
    facts.join('\n'),
    quotation?.text.trim() ? `${quotation.label}:\n${quoted(quotation.text)}` : '',
    button ? `${button.label}:\n${button.address}` : '',
    [separator, brand.siteName, ...footer.map(bodyText)].join('\n'),
    links.map(({ label, address }) => `${label}: ${address}`).join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
