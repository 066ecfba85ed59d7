import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { convertEntries } from '../forms/convert-entries.ts'
import type { EnquiryKind } from '../forms/definitions.ts'
import { agrees } from '../forms/marketing-agreement.ts'
import type { Entries } from '../forms/schema.ts'
import type { EnquiryTexts } from '../texts.ts'
import { formKeys } from './form-key.ts'
import type { FieldErrors } from './form-parts.ts'
import { sendEnquiry } from './send-enquiry.ts'

/** Between Yes and sending. Source: requirements D-165 and D-421. Milliseconds. */
const confirmPauseMs = 500
/**
 * Between the beginning of sending and the result, at least. Source: decision D-4; requirements D-168, D-420.
 * Milliseconds.
 */
const minSendingMs = 1_200

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

/** Loaded when the form gets the focus, to keep the page light. */
const loadCheck = () => import('../forms/check-entries.ts')

/** The state of the form. `pausing` is the moment between the e-mail's confirmation and sending. */
export type Stage = 'entering' | 'pausing' | 'sending' | 'failed' | 'tooOften'

type Options = {
  kind: EnquiryKind
  texts: EnquiryTexts
  form: RefObject<HTMLFormElement | null>
  /** Messages the server found before; undefined for an empty form. */
  initialErrors: FieldErrors | undefined
}

/** All entries of the form, with its hidden fields. */
function entriesIn(form: HTMLFormElement) {
  const data = new FormData(form)
  return convertEntries({ ...Object.fromEntries(data), divisions: data.getAll('divisions') })
}

/** Checks the entries by the schema of the server: returns them, or the messages of the invalid fields. */
async function check(kind: EnquiryKind, texts: EnquiryTexts, form: HTMLFormElement) {
  const { checkEntries } = await loadCheck()
  const result = checkEntries(kind, entriesIn(form))
  if (result.valid) return { entries: result.entries, errors: {} }
  const errors = Object.entries(result.errors).map(([field, fault]) => [
    field,
    texts[fault ?? 'choiceUnknown'],
  ])
  return { entries: null, errors: Object.fromEntries(errors) as FieldErrors }
}

/** The steps of sending a form: check the entries, let the visitor confirm the e-mail once, send, show the result. */
export function useEnquiryForm({ kind, texts, form, initialErrors }: Options) {
  const [stage, setStage] = useState<Stage>('entering')
  const [errors, setErrors] = useState<FieldErrors>(initialErrors ?? {})
  const [emailToConfirm, setEmailToConfirm] = useState<string | null>(null)
  const [reference, setReference] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const attempted = useRef(initialErrors !== undefined)
  const confirmed = useRef('')
  const openedAt = useRef(0)
  const [keyOf] = useState(() => formKeys())
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])
  useEffect(() => {
    if (refusals > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus()
  }, [refusals, form])

  const refuse = (found: FieldErrors) => {
    setErrors(found)
    setStage('entering')
    setRefusals((count) => count + 1)
  }

  const send = async (element: HTMLFormElement, entries: Entries) => {
    const startedAt = performance.now()
    setStage('sending')
    // Choices about marketing are not sent without consent. Source: requirement D-179.
    const divisions = agrees(entries) ? entries.divisions : []
    const body = { ...entriesIn(element), ...entries, divisions }
    const elapsed = Math.round(startedAt - openedAt.current)
    const sending = await sendEnquiry(kind, { ...body, key: keyOf(body), elapsed })
    if (sending.kind === 'refused')
      return refuse(Object.fromEntries(sending.errors.map(({ field, message }) => [field, message])))
    if (sending.kind !== 'sent') return setStage(sending.kind)
    await pause(startedAt + minSendingMs - performance.now())
    setReference(sending.reference)
  }

  const attempt = async () => {
    const element = form.current
    if (!element) return
    attempted.current = true
    const checked = await check(kind, texts, element).catch(() => null)
    if (!checked) return setStage('failed')
    if (!checked.entries) return refuse(checked.errors)
    setErrors({})
    if (checked.entries.email === confirmed.current) return send(element, checked.entries)
    setStage('entering')
    setEmailToConfirm(checked.entries.email)
  }

  return {
    stage,
    errors,
    /** The e-mail to confirm; null while the dialog is closed. */
    emailToConfirm,
    /** The reference of the stored enquiry; null before. */
    reference,
    prepare: () => void loadCheck().catch(() => {}),
    submit(event?: FormEvent) {
      event?.preventDefault()
      if (stage !== 'sending' && stage !== 'pausing') void attempt()
    },
    /** After an attempt, a message disappears as soon as its entry is valid. Source: requirement D-148. */
    async recheck({ currentTarget, target }: FormEvent<HTMLFormElement>) {
      if (!attempted.current) return
      const own = 'name' in target ? String(target.name) : ''
      const found = (await check(kind, texts, currentTarget).catch(() => null))?.errors
      if (!found) return
      setErrors((current) => {
        const remaining = Object.entries(found).filter(([field]) => field === own || field in current)
        return Object.fromEntries(remaining)
      })
    },
    answer(isRight: boolean) {
      if (emailToConfirm === null) return
      setEmailToConfirm(null)
      if (!isRight) {
        // The dialog restores the focus first; only then it can move.
        const email = form.current?.querySelector<HTMLElement>('[name="email"]')
        return void pause(0).then(() => email?.focus())
      }
      confirmed.current = emailToConfirm
      setStage('pausing')
      void pause(confirmPauseMs).then(attempt)
    },
  }
}
