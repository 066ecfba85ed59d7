import { nothingChosen, type SubjectChoice } from '../summary/summary.ts'
import type { VehicleChoices } from './form-content.ts'

/** Parameters by which links choose the subject of a form. Source: requirement V-164. */
export type SubjectQuery = Readonly<Partial<Record<string, string>>>

/** The most characters of a product's title; the form takes no more. */
const maxProduct = 120

/** Returns the product of a link, whose title is shown as it is; empty when it is too long to be one. */
export function chosenProduct(title: string | undefined): string {
  const product = title?.trim() ?? ''
  return product.length > maxProduct ? '' : product
}

/** Returns what an address chooses of the options of a form; unknown codes choose nothing. */
export function chosenSubject(query: SubjectQuery, choices: VehicleChoices | null): SubjectChoice {
  if (!choices) return nothingChosen
  const product = chosenProduct(query.product)
  const derivative = query['test-drive-code'] || query['buy-now-code'] || null
  const model =
    choices.models.find(({ derivativeCode }) => derivative !== null && derivativeCode === derivative) ??
    choices.models.find(({ code }) => code === query.model)
  const colour = model?.colours.find((code) => code === query.colour)
  const dealer = choices.dealers.find(({ slug }) => slug === query.dealer)
  return {
    model: model?.code ?? '',
    colour: colour ?? '',
    dealer: dealer?.slug ?? '',
    ...(model && query.with && { accessories: query.with }),
    ...(product && { product }),
  }
}
