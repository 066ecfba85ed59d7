import type { Rest, RestResponse } from './access/rest.ts'

type Values = Record<string, unknown>

export type AdminForm = {
  /** The current values: as loaded, as edited, and after a save as in the response. */
  values: Values
  /** Saves as autosave does a moment after an edit. */
  autosave(): Promise<RestResponse>
  saveDraft(): Promise<RestResponse>
  publish(): Promise<RestResponse>
  /** Publishes only the form's language. */
  publishLanguage(): Promise<RestResponse>
  /** Saves a document without drafts. */
  save(): Promise<RestResponse>
}

/**
 * Opens an edit form of the admin without a browser: loads a document as the edit view does, and sends the requests of
 * its buttons with all values of the form.
 *
 * @param address of the document below `/api`: `pages/1`, or `globals/header`.
 */
export async function openAdminForm(
  rest: Rest,
  { address, token, locale = 'en' }: { address: string; token: string; locale?: string },
): Promise<AdminForm> {
  const isGlobal = address.startsWith('globals/')
  const send = async (query: string, status?: 'draft' | 'published') => {
    const body = status ? { ...form.values, _status: status } : form.values
    const response = await rest(`${address}?depth=0&locale=${locale}${query}`, {
      ...{ method: isGlobal ? 'POST' : 'PATCH', token, body },
    })
    const stored = response.body.doc ?? response.body.result
    if (response.status === 200) form.values = stored
    return response
  }
  const withoutFallback = '&fallback-locale=null'
  const loaded = await rest(`${address}?depth=0&draft=true&locale=${locale}${withoutFallback}`, { token })
  if (loaded.status !== 200) throw new Error(`${address} cannot be opened: ${loaded.status}`)
  const form: AdminForm = {
    values: loaded.body,
    autosave: () => send(`&autosave=true&draft=true${withoutFallback}`, 'draft'),
    saveDraft: () => send(`&draft=true${withoutFallback}`, 'draft'),
    publish: () => send('', 'published'),
    publishLanguage: () => send(`&publishSpecificLocale=${locale}`, 'published'),
    save: () => send(withoutFallback),
  }
  return form
}
