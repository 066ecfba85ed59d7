import { brand } from '../../site/brand.ts'
import { bodyText, headerText } from '../header-text.ts'
import { type Html, html, safeHref } from './html.ts'
import { type MailContent, type MailFact, nonEmptyFacts } from './mail-content.ts'
import { darkRules, styles } from './mail-styles.ts'

type Markup = { readonly html: Html }
const empty = html``

/** Returns the lines of a text, with a `<br>` for each line break. */
function linesOf(text: string): readonly Markup[] {
  return bodyText(text)
    .split('\n')
    .map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))
}

function paragraph(text: string): Markup {
  return html`<p class="ink" style="${styles.paragraph}">${linesOf(text)}</p>`
}

function fact({ label, value, address }: MailFact): Markup {
  const markup = address
    ? html`<a class="ink" href="${safeHref(address)}" style="${styles.link}">${headerText(value)}</a>`
    : html`${linesOf(value)}`
  return html`<tr>
<th scope="row" class="soft line" style="${styles.label}">${label}</th>
<td class="ink line" style="${styles.value}">${markup}</td>
</tr>
`
}

function row(content: Markup | null): Markup {
  return content
    ? html`<tr>${content}</tr>
`
    : empty
}

function pictureOf({ picture }: MailContent): Markup | null {
  if (!picture) return null
  const { address, alt, width } = picture
  return html`<td class="raised" style="${styles.picture}"><img src="${safeHref(address)}" alt="${alt}" width="${width}" style="${styles.image}"></td>`
}

function factsTable(content: MailContent): Markup | null {
  const facts = nonEmptyFacts(content)
  if (facts.length === 0) return null
  return html`<td style="${styles.factsCell}"><table width="100%" cellpadding="0" cellspacing="0" border="0">
${facts.map(fact)}</table></td>`
}

function quotationOf({ quotation }: MailContent): Markup | null {
  if (!quotation || quotation.text.trim() === '') return null
  return html`<td style="${styles.quoteCell}"><p class="soft" style="${styles.quoteLabel}">${quotation.label}</p>
<blockquote class="ink line" style="${styles.quote}">${linesOf(quotation.text)}</blockquote></td>`
}

function buttonOf({ button }: MailContent): Markup | null {
  if (!button) return null
  return html`<td style="${styles.buttonCell}"><a class="action" href="${safeHref(button.address)}" style="${styles.button}">${button.label}</a></td>`
}

function footerOf({ footer, links = [] }: MailContent): Markup {
  const lines = footer.map(
    (line) => html`<p class="soft" style="${styles.footerLine}">${linesOf(line)}</p>
`,
  )
  const linkLines = links.map(
    ({ label, address }) =>
      html`<p class="soft" style="${styles.footerLine}"><a class="soft" href="${safeHref(address)}" style="${styles.footerLink}">${label}</a></p>
`,
  )
  return html`<td class="soft line" style="${styles.footer}">${lines}${linkLines}</td>`
}

/**
 * Renders mail content as HTML: with tables and inline styles, which every mail program supports, and a dark theme for
 * programs with a dark mode. All values are escaped.
 */
export function renderMailHtml(content: MailContent): string {
  const { html: markup } = html`<!doctype html>
<html lang="${content.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${headerText(content.subject)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules}}</style>
</head>
<body class="ground" style="${styles.page}">
<div style="display:none;max-height:0;overflow:hidden">${headerText(content.preview)}</div>
<table role="presentation" class="ground" align="center" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.outer}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" border="0" style="${styles.sheet}">
<tr><td class="bar" style="${styles.bar}">&nbsp;</td></tr>
<tr><td class="ink" style="${styles.brand}">${brand.siteName}</td></tr>
${row(pictureOf(content))}<tr><td style="${styles.body}"><h1 class="ink" style="${styles.heading}">${content.heading}</h1>
${content.paragraphs.map(paragraph)}</td></tr>
${row(factsTable(content))}${row(quotationOf(content))}${row(buttonOf(content))}${row(footerOf(content))}</table>
</td></tr>
</table>
</body>
</html>
`
  return markup
}
