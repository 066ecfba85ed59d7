import { longestPlan } from '../forms/longest-plan.ts'
import type { AskedPlan } from '../submission.ts'

/** What an address says that leads to a form from a calculator. */
export type PlanLink = AskedPlan & {
  /** The code of the model, and its name where there is no code; empty where neither is said. */
  readonly code: string
  readonly name: string
  /** As it was shown: a path of this site; null for anything else. */
  readonly picture: string | null
}

const fragment = '#plan?'
/** Drawings and uploads of this site: what stands elsewhere is never shown. */
const ownPicture = /^\/(?:art|api\/media\/file)\/[\w\-./%~]{1,300}$/

/** Of both kinds of links. Source: requirements V-029, V-082; decision G-10. */
const sayingPlan = ['modelName', 'offerType', 'monthlyInstallment', 'modelCode', 'vehicleModel', 'rentalTerm']

function pictureOf(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  const isOwn = url.origin === origin && ownPicture.test(url.pathname) && !url.pathname.includes('..')
  return isOwn ? url.pathname : null
}

/** Reads the address of a form; null when no calculator led to it. */
export function readPlanLink({ search, hash, origin }: Location | URL): PlanLink | null {
  const plan = hash.startsWith(fragment) ? hash.slice(fragment.length) : ''
  const [query, chosen] = [new URLSearchParams(search), new URLSearchParams(plan)]
  if (plan === '' && !sayingPlan.some((name) => query.has(name))) return null
  const said = (...names: string[]) => names.map((name) => query.get(name)).find(Boolean) ?? ''
  return {
    plan: plan.slice(0, longestPlan.plan),
    seen: search.slice(1, longestPlan.seen + 1),
    code: chosen.get('model') ?? said('modelCode'),
    name: said('modelName', 'vehicleModel'),
    picture: pictureOf(said('carImage', 'imgCar'), origin),
  }
}
