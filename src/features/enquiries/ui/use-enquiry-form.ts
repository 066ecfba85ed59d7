import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { Language } from '#platform/i18n/languages.ts'
import type { EnquiryTexts } from '#platform/i18n/texts.ts'
import type { EnquiryKind } from '../enquiry.ts'
import { agrees } from '../forms/marketing.ts'
import type { Entries } from '../forms/schema.ts'
import { formKeys } from './form-key.ts'
import { type FieldName, type FormValues, resolverOf } from './form-values.ts'
import { sendEnquiry } from './send-enquiry.ts'

/** Between Yes and sending. Source: dealers.md §9; rows D-165, D-421. Milliseconds. */
const confirmPause = 500
/** Between the beginning of sending and the result, at least. Source: decision D-4; rows D-168, D-420. Milliseconds. */
const sendingAtLeast = 1_200

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

type Options = {
  kind: EnquiryKind
  language: Language
  words: EnquiryTexts
  /** Of the wording about marketing that is shown; 0 without one. */
  wordingVersion: number
  /** The trap for machines, which must stay empty. */
  trap: () => string
}

/** Where the form stands. `pausing` is the moment between the e-mail's confirmation and sending. */
export type Stage = 'entering' | 'pausing' | 'sending' | 'failed' | 'tooOften'

export type EnquiryFormState = {
  readonly form: UseFormReturn<FormValues, unknown, Entries>
  readonly stage: Stage
  /** The e-mail that is asked about; null while it is not. */
  readonly asking: string | null
  /** What the visitor is told when it is sent. */
  readonly reference: string | null
  readonly submit: (event?: FormEvent) => void
  readonly answer: (isRight: boolean) => void
}

/** The steps of sending a form: check, have the e-mail confirmed once, send, say what came of it. */
export function useEnquiryForm({ kind, language, words, wordingVersion, trap }: Options): EnquiryFormState {
  const form = useForm<FormValues, unknown, Entries>({
    resolver: resolverOf(kind, words),
    // Everything else is taken from the page: a visitor may have typed before it came alive.
    defaultValues: { divisions: [] },
  })
  const [stage, setStage] = useState<Stage>('entering')
  const [asking, setAsking] = useState<string | null>(null)
  const [reference, setReference] = useState<string | null>(null)
  const confirmed = useRef('')
  const openedAt = useRef(0)
  const [keyOf] = useState(() => formKeys())
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])

  const send = async (entries: Entries) => {
    const startedAt = performance.now()
    setStage('sending')
    // What was picked about marketing without agreeing stays here. Source: row D-179.
    const divisions = agrees(entries) ? entries.divisions : []
    const body = { ...entries, divisions, wordingVersion, language, page: window.location.pathname }
    const elapsed = Math.round(startedAt - openedAt.current)
    const sending = await sendEnquiry(kind, { ...body, key: keyOf(body), website: trap(), elapsed })
    if (sending.kind === 'sent') {
      await pause(startedAt + sendingAtLeast - performance.now())
      return setReference(sending.reference)
    }
    setStage(sending.kind === 'refused' ? 'entering' : sending.kind)
    if (sending.kind !== 'refused') return
    const [first] = sending.errors
    for (const error of sending.errors) {
      const field = error.field as FieldName
      form.setError(field, { message: error.message }, { shouldFocus: error === first })
    }
  }

  const check = form.handleSubmit((entries) => {
    if (entries.email === confirmed.current) return send(entries)
    setStage('entering')
    setAsking(entries.email)
  })

  return {
    form,
    stage,
    asking,
    reference,
    submit(event) {
      event?.preventDefault()
      if (stage !== 'sending' && stage !== 'pausing') void check()
    },
    answer(isRight) {
      if (asking === null) return
      setAsking(null)
      // The dialog gives the focus back to where it was; only then it goes on.
      if (!isRight) return void pause(0).then(() => form.setFocus('email'))
      confirmed.current = asking
      setStage('pausing')
      void pause(confirmPause).then(() => check())
    },
  }
}
