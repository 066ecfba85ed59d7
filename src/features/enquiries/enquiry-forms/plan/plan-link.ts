import type { RequestedPlan } from '#features/enquiries/enquiries/index.ts'
import { maxPlanLength } from '#features/enquiries/enquiries/rules.ts'

/** The address of a form as a calculator links to it. */
export type PlanLink = RequestedPlan & {
  /** Code and name of the model; empty when missing. */
  readonly code: string
  readonly name: string
  /** Codes of the paint and of the accessories; empty when missing. */
  readonly colour: string
  readonly accessories: string
  /** The displayed picture, as a path of this site; null for any other address. */
  readonly picture: string | null
}

const fragment = '#plan?'
/** Drawings and uploads of this site. Pictures of other sites are never displayed. */
const ownPicture = /^\/(?:art|api\/media\/file)\/[\w\-./%~]{1,300}$/

/** Parameters of both kinds of links. Source: requirements V-029, V-082; decision G-10. */
const planParameters = [
  'modelName',
  'offerType',
  'monthlyInstallment',
  'modelCode',
  'vehicleModel',
  'rentalTerm',
]

function pictureOf(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  const isOwn = url.origin === origin && ownPicture.test(url.pathname) && !url.pathname.includes('..')
  return isOwn ? url.pathname : null
}

/** Reads the address of a form; null when it has no plan. */
export function readPlanLink({ search, hash, origin }: Location | URL): PlanLink | null {
  const plan = hash.startsWith(fragment) ? hash.slice(fragment.length) : ''
  const [query, chosen] = [new URLSearchParams(search), new URLSearchParams(plan)]
  if (plan === '' && !planParameters.some((name) => query.has(name))) return null
  const firstValue = (...names: string[]) => names.map((name) => query.get(name)).find(Boolean) ?? ''
  return {
    plan: plan.slice(0, maxPlanLength.plan),
    seen: search.slice(1, maxPlanLength.seen + 1),
    code: chosen.get('model') ?? firstValue('modelCode'),
    name: firstValue('modelName', 'vehicleModel'),
    colour: chosen.get('colour') ?? '',
    accessories: chosen.get('with') ?? '',
    picture: pictureOf(firstValue('carImage', 'imgCar'), origin),
  }
}
