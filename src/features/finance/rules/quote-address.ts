import { type SharedPlan, writePlan } from './plan-address.ts'
import { type WayKind, wayKinds } from './ways-to-pay.ts'

/** What a printed quote is about. */
export type QuoteSubject = {
  readonly code: string
  /** Code of the paint; null shows the first. */
  readonly colour: string | null
  /** The way to pay it opens with. */
  readonly way: WayKind
  /** Path of the finance page in whose calculators the plan was chosen; absent for those of a vehicle's page. */
  readonly page?: string | undefined
}

/** The query by which the quote of a plan is printed. */
export function quoteQuery({ code, colour, way, page }: QuoteSubject, plan: SharedPlan): string {
  const query = new URLSearchParams({ code, ...(colour === null ? {} : { colour }), way })
  for (const [name, value] of writePlan(plan)) query.set(name, value)
  if (page !== undefined) query.set('page', page)
  return query.toString()
}

/** The way an address asks for; instalment finance where it names none. */
export function readWay(params: Pick<URLSearchParams, 'get'>): WayKind {
  const said = params.get('way')
  return wayKinds.find((kind) => kind === said) ?? 'instalment'
}
