import type { Language } from '#platform/i18n/languages.ts'

/** Below which the steps of forms stand. `next.config.ts`, `areas.ts` and `masked-paths.ts` in `server/http` name it too. */
const checkPrefix = '/enquiry/check'

const plainPath = /^(?:\/[\w~-]{1,100}){1,6}$/

type CheckAddress = { readonly language: Language; readonly address: string }

/** The path of one draft: the cookie with its secret is sent to this path alone. */
export const draftPath = ({ language, address }: CheckAddress) => `${checkPrefix}/${language}/${address}`

/** The page of a draft. It ends in the path of the form, so that the way back is known when the draft is gone. */
export function checkAddress({ page, ...draft }: CheckAddress & { readonly page: string }): string {
  return draftPath(draft) + (plainPath.test(page) ? page : '')
}

/** The path of the form, from the end of a check page's address; the home page where there is none. */
export function formPathIn(segments: readonly string[]): string {
  const path = `/${segments.join('/')}`
  return plainPath.test(path) ? path : '/'
}
