import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { EnquiryKind } from '../forms/definitions.ts'
import { agrees } from '../forms/marketing-answer.ts'
import { plainEntries } from '../forms/plain-entries.ts'
import type { Entries } from '../forms/schema.ts'
import type { EnquiryTexts } from '../texts.ts'
import { formKeys } from './form-key.ts'
import type { FieldErrors } from './form-parts.ts'
import { sendEnquiry } from './send-enquiry.ts'

/** Between Yes and sending. Source: requirements D-165 and D-421. Milliseconds. */
const confirmPause = 500
/**
 * Between the beginning of sending and the result, at least. Source: decision D-4; requirements D-168, D-420.
 * Milliseconds.
 */
const sendingAtLeast = 1_200

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

/** Fetched when the visitor turns to the form: a page is lighter without it. */
const loadCheck = () => import('../forms/check-entries.ts')

/** Where the form stands. `pausing` is the moment between the e-mail's confirmation and sending. */
export type Stage = 'entering' | 'pausing' | 'sending' | 'failed' | 'tooOften'

type Options = {
  kind: EnquiryKind
  words: EnquiryTexts
  form: RefObject<HTMLFormElement | null>
  /** Messages the server found before; undefined for an empty form. */
  initialErrors: FieldErrors | undefined
}

/** Everything that stands in the form, what visitors do not see included. */
function entriesIn(form: HTMLFormElement) {
  const data = new FormData(form)
  return plainEntries({ ...Object.fromEntries(data), divisions: data.getAll('divisions') })
}

/** The faults of the entries, looked for by the schema the server uses; null when there are none. */
async function check(kind: EnquiryKind, words: EnquiryTexts, form: HTMLFormElement) {
  const { checkEntries } = await loadCheck()
  const result = checkEntries(kind, entriesIn(form))
  if (result.valid) return { entries: result.entries, errors: {} }
  const errors = Object.entries(result.faults).map(([field, fault]) => [
    field,
    words[fault ?? 'choiceUnknown'],
  ])
  return { entries: null, errors: Object.fromEntries(errors) as FieldErrors }
}

/** The steps of sending a form: check, have the e-mail confirmed once, send, say what came of it. */
export function useEnquiryForm({ kind, words, form, initialErrors }: Options) {
  const [stage, setStage] = useState<Stage>('entering')
  const [errors, setErrors] = useState<FieldErrors>(initialErrors ?? {})
  const [asking, setAsking] = useState<string | null>(null)
  const [reference, setReference] = useState<string | null>(null)
  const [faulty, setFaulty] = useState(0)
  const attempted = useRef(initialErrors !== undefined)
  const confirmed = useRef('')
  const openedAt = useRef(0)
  const [keyOf] = useState(() => formKeys())
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])
  useEffect(() => {
    if (faulty > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus()
  }, [faulty, form])

  const refuse = (found: FieldErrors) => {
    setErrors(found)
    setStage('entering')
    setFaulty((times) => times + 1)
  }

  const send = async (element: HTMLFormElement, entries: Entries) => {
    const startedAt = performance.now()
    setStage('sending')
    // What was picked about marketing without agreeing stays here. Source: requirement D-179.
    const divisions = agrees(entries) ? entries.divisions : []
    const body = { ...entriesIn(element), ...entries, divisions }
    const elapsed = Math.round(startedAt - openedAt.current)
    const sending = await sendEnquiry(kind, { ...body, key: keyOf(body), elapsed })
    if (sending.kind === 'refused')
      return refuse(Object.fromEntries(sending.errors.map(({ field, message }) => [field, message])))
    if (sending.kind !== 'sent') return setStage(sending.kind)
    await pause(startedAt + sendingAtLeast - performance.now())
    setReference(sending.reference)
  }

  const attempt = async () => {
    const element = form.current
    if (!element) return
    attempted.current = true
    const checked = await check(kind, words, element).catch(() => null)
    if (!checked) return setStage('failed')
    if (!checked.entries) return refuse(checked.errors)
    setErrors({})
    if (checked.entries.email === confirmed.current) return send(element, checked.entries)
    setStage('entering')
    setAsking(checked.entries.email)
  }

  return {
    stage,
    errors,
    /** The e-mail that is asked about; null while it is not. */
    asking,
    /** What the visitor is told when it is sent. */
    reference,
    prepare: () => void loadCheck().catch(() => {}),
    submit(event?: FormEvent) {
      event?.preventDefault()
      if (stage !== 'sending' && stage !== 'pausing') void attempt()
    },
    /** After an attempt a message goes as soon as its entry is right. Source: requirement D-148. */
    async recheck({ currentTarget, target }: FormEvent<HTMLFormElement>) {
      if (!attempted.current) return
      const own = 'name' in target ? String(target.name) : ''
      const found = (await check(kind, words, currentTarget).catch(() => null))?.errors
      if (!found) return
      setErrors((shown) => {
        const kept = Object.entries(found).filter(([field]) => field === own || field in shown)
        return Object.fromEntries(kept)
      })
    },
    answer(isRight: boolean) {
      if (asking === null) return
      setAsking(null)
      if (!isRight) {
        // The dialog gives the focus back to where it was; only then it goes on.
        const email = form.current?.querySelector<HTMLElement>('[name="email"]')
        return void pause(0).then(() => email?.focus())
      }
      confirmed.current = asking
      setStage('pausing')
      void pause(confirmPause).then(attempt)
    },
  }
}
