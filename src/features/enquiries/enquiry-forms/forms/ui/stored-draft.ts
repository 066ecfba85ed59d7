import type { EnteredValues } from '#features/enquiries/enquiries/index.ts'

/** Source: requirement D-305; decision D-9. */
const storageKey = 'formData'
/** Seven days. Milliseconds. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1_000

type StoredDraft = { readonly savedAt: number; readonly entered: EnteredValues }

/** Consent is given each time, and what a page puts into a form belongs to that page. */
const notStored = [
  'optIn',
  'marketing',
  'divisions',
  'channel',
  'wordingVersion',
  'website',
  'token',
  'page',
  'language',
  'dealer',
]

const isTexts = (value: unknown) => Array.isArray(value) && value.every((text) => typeof text === 'string')

function isDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null || !('savedAt' in value) || !('entered' in value))
    return false
  const { savedAt, entered } = value
  if (typeof savedAt !== 'number' || typeof entered !== 'object' || entered === null) return false
  return Object.values(entered).every(isTexts)
}

/** The text entries of a form, by the name of their field. Files cannot be stored. */
function textEntries(form: HTMLFormElement): EnteredValues {
  const entered: Record<string, string[]> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value === '' || notStored.includes(name)) continue
    entered[name] = [...(entered[name] ?? []), value]
  }
  return entered
}

/** Stores what is entered in a form in this browser. Does nothing where storage is refused. */
export function storeDraft(form: HTMLFormElement, now = Date.now()): void {
  const draft: StoredDraft = { savedAt: now, entered: textEntries(form) }
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // A browser without storage, or a full one: the form works without a draft.
  }
}

/** Reads the draft of this browser; null without one, and when it is older than seven days, which removes it. */
export function readDraft(now = Date.now()): EnteredValues | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (!isDraft(draft)) return null
    if (now - draft.savedAt <= maxAgeMs && now >= draft.savedAt) return draft.entered
  } catch {
    return null
  }
  removeDraft()
  return null
}

/** Removes the draft of this browser. */
export function removeDraft(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Without storage there is no draft.
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/** Whether a control has another value than the page gave it. */
function isChanged(control: Control): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const initial = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
  return control.value !== (initial?.value ?? '')
}

/** Fills a control. @returns whether that has changed it. */
function fillControl(control: Control, values: readonly string[]): boolean {
  if (isBox(control)) {
    const wasChecked = control.checked
    control.checked = values.includes(control.value)
    return control.checked !== wasChecked
  }
  const [value = ''] = values
  const isOffered =
    !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value)
  if (!isOffered || control.value === value) return false
  control.value = value
  return true
}

/**
 * Fills a form with a draft, except for fields that have changed: they were filled in before the script ran.
 *
 * @returns whether anything was filled in.
 */
export function fillForm(form: HTMLFormElement, entered: EnteredValues): boolean {
  const controls = [...form.elements].filter(
    (element): element is Control =>
      'name' in element && 'value' in element && !(element instanceof HTMLButtonElement),
  )
  // By name: of a choice, one control has changed.
  const changed = new Set(controls.filter(isChanged).map(({ name }) => name))
  const stored = controls.filter(
    ({ name, type }) => type !== 'file' && type !== 'hidden' && entered[name] && !changed.has(name),
  )
  return stored.map((control) => fillControl(control, entered[control.name] ?? [])).some(Boolean)
}
