import { type RefObject, useEffect, useState } from 'react'
import { fillForm, readDraft, removeDraft, storeDraft } from './stored-draft.ts'

/**
 * Stores what visitors enter in this browser, and fills the form with it on the next visit.
 *
 * @param onRestored called once the form is filled; the same function in every rendering.
 * @param isStored whether the form has a draft. A form that was sent once, without JavaScript, starts with those entries.
 * Source: requirements D-304 to D-306; decision D-9.
 */
export function useStoredDraft(
  form: RefObject<HTMLFormElement | null>,
  isStored: boolean,
  onRestored: () => void,
) {
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    const draft = isStored ? readDraft() : null
    if (!draft || !form.current) return
    if (fillForm(form.current, draft)) setRestored(true)
    onRestored()
  }, [form, isStored, onRestored])
  return {
    /** Whether the form shows what was entered on an earlier visit. */
    isRestored,
    save: () => {
      if (isStored && form.current) storeDraft(form.current)
    },
    clear: () => {
      if (isStored) removeDraft()
      setRestored(false)
    },
  }
}
