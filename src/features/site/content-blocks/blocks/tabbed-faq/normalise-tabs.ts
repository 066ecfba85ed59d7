import { richTextContent } from '#platform/fields/rich-text-content.ts'

type Row = Readonly<Record<string, unknown>>

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])

/** Converts plain text into rich text paragraphs; rich text stays unchanged. */
function richTextOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const paragraphs = value.split(/\n{2,}/).filter((part) => part.trim() !== '')
  return richTextContent(...paragraphs)
}

function paragraphsOf(value: unknown): { text: unknown }[] {
  const texts = Array.isArray(value) ? value : [value]
  return texts.filter((text) => typeof text === 'string' && text.trim() !== '').map((text) => ({ text }))
}

function tableRowOf({ heading, colOneData, colTwoData, colThreeData }: Row) {
  return { heading, first: colOneData, second: colTwoData, third: colThreeData }
}

function questionOf(item: Row) {
  const { title, faqContent, body, contentType, tableTitle, tableDescription, tableData } = item
  return {
    question: title,
    kind: contentType === 'table' ? 'table' : 'text',
    answer: richTextOf(faqContent ?? body),
    tableTitle,
    tableDescription,
    tableRows: isRow(tableData) ? rowsOf(tableData.tableRows).map(tableRowOf) : [],
  }
}

function tabOf(tab: Row): Row {
  const { introText, intro, faqData, faqs, ...stored } = tab
  const incoming = faqData ?? faqs
  if (incoming === undefined) return tab
  return {
    ...stored,
    introduction: paragraphsOf(introText ?? intro),
    questions: rowsOf(incoming).map(questionOf),
  }
}

/**
 * Converts tabs of questions into the stored shape. Accepts the two shapes of the specification,
 * `{ title, introText[], faqData[] }` and `{ title, intro, faqs[{ title, body }] }`; other values stay unchanged.
 *
 * Source: requirement C-014.
 */
export function normaliseTabs(tabs: unknown): unknown {
  return Array.isArray(tabs) ? tabs.map((tab) => (isRow(tab) ? tabOf(tab) : tab)) : tabs
}
