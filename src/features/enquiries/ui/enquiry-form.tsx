import { useEffect, useRef, useState } from 'react'
import type { Language } from '#platform/i18n/languages.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { DisplayedPlan } from '../displayed-plan.ts'
import type { EnteredValues } from '../entered-values.ts'
import type { FormContent } from '../form-content.ts'
import { type EnquiryKind, hasPlan } from '../forms/definitions.ts'
import type { EnquiryTexts } from '../texts.ts'
import { type PlanLink, readPlanLink } from '../wire/plan-link.ts'
import { ConfirmEmail } from './confirm-email.tsx'
import type { FieldErrors } from './form-parts.ts'
import { MarketingSection } from './marketing-section.tsx'
import { PersonFields } from './person-fields.tsx'
import { PlanAside, type PlanTexts } from './plan-aside.tsx'
import { SentPanel } from './sent-panel.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'
import { VehicleFields } from './vehicle-fields.tsx'

/** What a form starts with on the check page: it was sent once without JavaScript. */
export type FormStart = {
  readonly entered: EnteredValues
  readonly errors: FieldErrors
  /** Carries the key under which the form is stored once. */
  readonly token: string
  readonly link: PlanLink | null
  readonly plan: DisplayedPlan | null
}

export type EnquiryFormProps = {
  kind: EnquiryKind
  content: FormContent
  texts: EnquiryTexts
  /** Null for forms that are not about finance. */
  planTexts: PlanTexts | null
  /** Slug of the dealer whose page the form is on; null where the visitor chooses the dealer. */
  dealer: string | null
  /** Of the page. */
  language: Language
  /** The path of the page, sent with the entries. */
  page: string
  /** The address of the privacy notice; null without one. */
  privacyNotice: string | null
  /** Absent for an empty form. */
  start?: FormStart
}

const columns = 'grid max-w-[46rem] grid-cols-1 gap-6'
/** The form is as wide with a plan as without, so that loading the plan shifts no layout. */
const besidePlan =
  'desktop:max-w-none desktop:grid-cols-[minmax(0,46rem)_minmax(0,26rem)] desktop:gap-x-14 desktop:*:col-start-1'

/**
 * A form by which a visitor writes to us or to a dealer.
 *
 * Source: requirements D-147, D-161 to D-163 and D-170; decisions D-2 to D-4, D-15.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { kind, content, texts, planTexts, dealer, language, page, privacyNotice, start } = props
  const entered = start?.entered
  const { wordings, choices } = content
  const { marketing, privacy } = wordings
  const form = useRef<HTMLFormElement>(null)
  const sending = useEnquiryForm({ kind, texts, form, initialErrors: start?.errors })
  const [model, setModel] = useState(entered?.model?.[0] ?? '')
  const [link, setLink] = useState(start?.link ?? null)
  useEffect(() => {
    if (hasPlan(kind)) setLink((known) => readPlanLink(window.location) ?? known)
  }, [kind])
  const { stage, errors, emailToConfirm, reference, submit, answer } = sending
  if (reference !== null) return <SentPanel reference={reference} texts={texts} />
  const parts = { texts, errors, entered }
  const busy = stage === 'sending' || stage === 'pausing'
  const problem = stage === 'failed' ? texts.failed : stage === 'tooOften' ? texts.tooOften : ''
  return (
    <>
      <form
        method="post"
        action={`/api/enquiries/${kind}`}
        ref={form}
        noValidate
        onSubmit={submit}
        onFocus={sending.prepare}
        onInput={sending.recheck}
        className={hasPlan(kind) ? `${columns} ${besidePlan}` : columns}
      >
        {choices ? (
          <VehicleFields {...{ ...parts, kind, choices, dealer, model }} onModel={setModel} />
        ) : null}
        <PersonFields {...parts} />
        {hasPlan(kind) && planTexts && link ? (
          <PlanAside {...{ kind, language, link, model }} texts={planTexts} initial={start?.plan ?? null} />
        ) : null}
        {marketing ? <MarketingSection {...parts} wording={marketing} language={language} /> : null}
        <div hidden>
          <label>
            {texts.leaveEmpty}
            <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
          {link ? <input type="hidden" name="plan" value={link.plan} /> : null}
          {link ? <input type="hidden" name="seen" value={link.seen} /> : null}
          {start ? <input type="hidden" name="token" value={start.token} /> : null}
          <input type="hidden" name="page" value={page} />
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="wordingVersion" value={marketing?.version ?? 0} />
        </div>
        {privacy ? (
          <p
            lang={privacy.language === language ? undefined : privacy.language}
            className="max-w-[65ch] text-ink-2 text-small"
          >
            {privacy.text}
          </p>
        ) : null}
        {privacyNotice ? (
          <p className="text-small">
            <TextLink href={privacyNotice} variant="inline">
              {texts.privacyNotice}
            </TextLink>
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={busy}>
            {busy ? texts.sending : texts.submit}
          </Button>
          {problem ? (
            <Button variant="secondary" onClick={() => submit()}>
              {texts.retry}
            </Button>
          ) : null}
        </div>
        <p role="status" className="font-semibold text-error empty:hidden">
          {problem}
        </p>
      </form>
      <ConfirmEmail email={emailToConfirm} texts={texts} onAnswer={answer} />
    </>
  )
}
