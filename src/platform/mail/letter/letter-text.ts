import { brand } from '../../brand.ts'
import { bodyText } from '../header-text.ts'
import { factsOf, type Letter } from './letter.ts'

const rule = '-'.repeat(40)

function quoted(text: string): string {
  return bodyText(text)
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}

/** A letter as plain text, for programs and people that read no HTML. It says everything the HTML says. */
export function letterText(letter: Letter): string {
  const { heading, paragraphs, quotation, button, footer, links = [] } = letter
  const facts = factsOf(letter).map(
    ({ label, value }) => `${label}: ${bodyText(value).replaceAll('\n', ', ')}`,
  )
  const parts = [
    bodyText(heading),
    ...paragraphs.map(bodyText),
    facts.join('\n'),
    quotation?.text.trim() ? `${quotation.label}:\n${quoted(quotation.text)}` : '',
    button ? `${button.label}:\n${button.address}` : '',
    [rule, brand.siteName, ...footer.map(bodyText)].join('\n'),
    links.map(({ label, address }) => `${label}: ${address}`).join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
