import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FormView } from '#features/enquiries/enquiries/index.ts'
import type { EnquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import { checkForm } from './form-entries.ts'
import type { FieldErrors } from './form-parts.ts'

type Options = {
  view: FormView
  texts: EnquiryTexts
  form: RefObject<HTMLFormElement | null>
  errors: FieldErrors
  refuse: (errors: FieldErrors) => void
}

/** A step, and whether it is displayed because the form was refused; a new object for each move. */
type Place = { readonly step: number; readonly isRefused: boolean }

/** The step to which a field belongs: the first for the dealer, the last for other fields outside the steps. */
function stepOf({ steps }: FormView, name: string): number {
  if (name === 'dealer') return 0
  const step = steps.findIndex(({ sections }) =>
    sections.some(({ rows }) => rows.flat().some((field) => field.name === name)),
  )
  return step < 0 ? steps.length - 1 : step
}

/**
 * The step of a form that is displayed. Next checks the fields of its own step; when a field of an earlier step is refused
 * later, that step is displayed again.
 *
 * Source: requirements D-299 to D-301.
 */
export function useSteps({ view, texts, form, errors, refuse }: Options) {
  const firstRefused = Math.min(...Object.keys(errors).map((name) => stepOf(view, name)))
  // A form that was sent without JavaScript begins where it was refused.
  const [place, setPlace] = useState<Place>({
    step: Number.isFinite(firstRefused) ? firstRefused : 0,
    isRefused: false,
  })
  const { step } = place
  const lastPlace = useRef(place)
  const heading = useRef<HTMLHeadingElement>(null)
  const last = view.steps.length - 1
  useEffect(() => {
    if (last > 0) form.current?.setAttribute('data-stepped', '')
  }, [form, last])
  useEffect(() => {
    setPlace((current) => (firstRefused < current.step ? { step: firstRefused, isRefused: true } : current))
  }, [firstRefused])
  useEffect(() => {
    if (place === lastPlace.current) return
    lastPlace.current = place
    if (place.isRefused)
      return form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus()
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [place, form])
  const moveTo = (target: number) => setPlace({ step: target, isRefused: false })
  return {
    step,
    isLast: step === last,
    /** Of the heading of the current step. */
    heading,
    back: () => moveTo(step - 1),
    /** Returns to the first step and focuses its heading, also from there. */
    restart: () => moveTo(0),
    async next() {
      if (!form.current) return
      // A check that cannot be loaded does not hold visitors up: the form is checked again before it is sent.
      const checked = await checkForm(view.kind, texts, form.current).catch(() => null)
      const ofStep = Object.entries(checked?.errors ?? {}).filter(([name]) => stepOf(view, name) <= step)
      refuse(Object.fromEntries(ofStep))
      if (ofStep.length > 0) return
      moveTo(step + 1)
    },
  }
}
