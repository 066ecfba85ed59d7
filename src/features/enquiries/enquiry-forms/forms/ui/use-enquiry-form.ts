import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { EnquiryKind, Entries } from '#features/enquiries/enquiries/index.ts'
import { agrees, formDefinition, loadCheck } from '#features/enquiries/enquiries/rules.ts'
import type { EnquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import { checkForm, entriesIn, filesIn } from './form-entries.ts'
import { formKeys } from './form-key.ts'
import type { FieldErrors } from './form-parts.ts'
import { type FormQuestion, questionBefore } from './form-question.ts'
import { errorsOf, fieldsAffectedBy, remainingErrors } from './remaining-errors.ts'
import { sendEnquiry } from './send-enquiry.ts'

/** Between Yes and sending. Source: requirements D-165 and D-421. Milliseconds. */
const confirmPauseMs = 500
/**
 * Between the beginning of sending and the result, at least. Source: decision D-4; requirements D-168, D-420.
 * Milliseconds.
 */
const minSendingMs = 1_200

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

/** The state of the form. `pausing` is the moment between the answer to a question and sending. */
type Stage = 'entering' | 'pausing' | 'sending' | 'failed' | 'tooOften'

type Options = {
  kind: EnquiryKind
  texts: EnquiryTexts
  form: RefObject<HTMLFormElement | null>
  /** Messages the server found before; undefined for an empty form. */
  initialErrors: FieldErrors | undefined
  /** What else the enquiry is about, such as a quote. When it changes, a form that was sent can be sent again. */
  about?: string
}

/** An enquiry that was stored. */
type Sent = { readonly reference: string; readonly about: string }

/** The steps of sending a form: check the entries, ask the visitor once, send, show the result. */
export function useEnquiryForm({ kind, texts, form, initialErrors, about = '' }: Options) {
  const [stage, setStage] = useState<Stage>('entering')
  const [errors, setErrors] = useState<FieldErrors>(initialErrors ?? {})
  const [question, setQuestion] = useState<FormQuestion | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const [refusals, setRefusals] = useState(0)
  const attempted = useRef(initialErrors !== undefined)
  /** The fields that the server has refused and that have not changed since. */
  const refused = useRef(new Set(Object.keys(initialErrors ?? {})))
  const answered = useRef('')
  const openedAt = useRef(0)
  const [keyOf] = useState(() => formKeys())
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])
  useEffect(() => {
    if (refusals > 0)
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled), [data-invalid] input')
        ?.focus()
  }, [refusals, form])

  /**
   * Shows messages, beside those of fields that the server has refused and that have not changed. Without any, the form
   * counts as not attempted: fields are not checked while they are filled in.
   */
  const refuse = (found: FieldErrors) => {
    attempted.current = Object.keys(found).length > 0 || refused.current.size > 0
    setErrors((current) => ({ ...errorsOf(current, refused.current), ...found }))
    setStage('entering')
    setRefusals((count) => count + 1)
  }

  const send = async (element: HTMLFormElement, entries: Entries) => {
    const startedAt = performance.now()
    setStage('sending')
    // Choices about marketing are not sent without consent. Source: requirement D-179.
    const divisions = agrees(entries) ? entries.divisions : []
    const body = { ...entriesIn(element), ...entries, divisions }
    const files = filesIn(kind, element)
    const described = Object.values(files).map((list) =>
      list.map(({ name, size, lastModified }) => ({ name, size, lastModified })),
    )
    const elapsed = Math.round(startedAt - openedAt.current)
    const sending = await sendEnquiry(kind, { ...body, key: keyOf([body, described]), elapsed }, files)
    if (sending.kind === 'refused') {
      refused.current = new Set(sending.errors.map(({ field }) => field))
      return refuse(Object.fromEntries(sending.errors.map(({ field, message }) => [field, message])))
    }
    if (sending.kind !== 'sent') return setStage(sending.kind)
    await pause(startedAt + minSendingMs - performance.now())
    attempted.current = false
    setStage('entering')
    setSent({ reference: sending.reference, about })
  }

  const attempt = async () => {
    const element = form.current
    if (!element) return
    attempted.current = true
    const checked = await checkForm(kind, texts, element).catch(() => null)
    if (!checked) return setStage('failed')
    if (!checked.entries) return refuse(checked.errors)
    refused.current.clear()
    setErrors({})
    const open = questionBefore(formDefinition(kind).asksFor, checked.entries)
    if (!open || open.id === answered.current) return send(element, checked.entries)
    setStage('entering')
    setQuestion(open)
  }

  return {
    busy: stage === 'sending' || stage === 'pausing',
    /** Why sending failed; empty otherwise. */
    problem: stage === 'failed' ? texts.failed : stage === 'tooOften' ? texts.tooOften : '',
    errors,
    refuse,
    /** Removes the messages, for a form that is emptied. */
    reset() {
      refused.current.clear()
      attempted.current = false
      setErrors({})
      setStage('entering')
    },
    /** What the visitor is asked before the form is sent; null while there is nothing to ask. */
    question,
    /** The reference of the stored enquiry; null before. */
    reference: sent?.about === about ? sent.reference : null,
    prepare: () => void loadCheck().catch(() => {}),
    submit(event?: FormEvent) {
      event?.preventDefault()
      if (stage !== 'sending' && stage !== 'pausing') void attempt()
    },
    /**
     * After an attempt, a message disappears as soon as its entry is valid; a message of the server, once its entry
     * changes. Source: requirement D-148.
     */
    async recheck({ currentTarget, target }: FormEvent<HTMLFormElement>) {
      if (!attempted.current) return
      const changed = 'name' in target ? String(target.name) : ''
      for (const field of fieldsAffectedBy(changed)) refused.current.delete(field)
      const found = (await checkForm(kind, texts, currentTarget).catch(() => null))?.errors
      if (!found) return
      setErrors((current) => remainingErrors({ current, found, refused: refused.current, changed }))
    },
    answer(isYes: boolean) {
      if (question === null) return
      setQuestion(null)
      if (!isYes) {
        // The dialog restores the focus first; only then it can move.
        const field = form.current?.querySelector<HTMLElement>(`[name="${question.field}"]`)
        return void pause(0).then(() => field?.focus())
      }
      answered.current = question.id
      setStage('pausing')
      void pause(confirmPauseMs).then(attempt)
    },
  }
}

export type EnquirySending = ReturnType<typeof useEnquiryForm>
