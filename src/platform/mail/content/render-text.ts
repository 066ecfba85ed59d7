import { brand } from '../../site/brand.ts'
import { bodyText } from '../header-text.ts'
import { type MailContent, nonEmptyFacts } from './mail-content.ts'

const separator = '-'.repeat(40)

function quoted(text: string): string {
  return bodyText(text)
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}

/** The text of a `mailto:` or `tel:` link is its address already. */
const isWebAddress = (address: string | null | undefined) => /^https?:/.test(address ?? '')

/** Renders mail content as plain text, with the same parts as the HTML. */
export function renderMailText(content: MailContent): string {
  const { heading, paragraphs, quotation, button, footer, links = [] } = content
  const facts = nonEmptyFacts(content).map(
    ({ label, value, address }) =>
      `${label}: ${bodyText(value).replaceAll('\n', ', ')}${isWebAddress(address) ? `\n${address}` : ''}`,
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
