import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { EnquiryKind, FormView } from '#features/enquiries/enquiries/index.ts'
import { formDefinition } from '#features/enquiries/enquiries/rules.ts'
import type { EnquiryTexts, FormFieldTexts } from '#features/enquiries/enquiries/texts.ts'
import type { UploadTexts } from '#features/site/uploads/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Button } from '#ui/actions/button.tsx'
import { chosenProduct } from '../chosen-subject.ts'
import { withConsentWording } from '../consent-wording.ts'
import type { FormContent } from '../form-content.ts'
import { DealerField } from './dealer-field.tsx'
import type { FormStart } from './form-parts.ts'
import { FormShell } from './form-shell.tsx'
import { FormStep } from './form-step.tsx'
import { queryParameter } from './list-options.ts'
import { MarketingSection } from './marketing-section.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { RequestSent } from './request-sent.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'
import { useEntriesOfLink } from './use-entries-of-link.ts'
import { useSteps } from './use-steps.ts'
import { useStoredDraft } from './use-stored-draft.ts'

/**
 * Fills in the product of a link where the page came without it, such as when the browser fetched the form's content.
 *
 * Source: requirement C-202.
 */
function useProductOfLink(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem('product')
    const product = chosenProduct(queryParameter('product'))
    if (!(field instanceof HTMLInputElement) || field.value !== '' || product === '') return
    field.value = product
    field.readOnly = true
  }, [form])
}

/** Without scripts all steps are one form. Browsers that do not know the query hide them once the form is hydrated. */
const later = '[@media(scripting:enabled)]:hidden in-data-stepped:hidden'

export type RequestFormProps = {
  kind: EnquiryKind
  view: FormView
  content: Pick<FormContent, 'wordings' | 'choices' | 'chosen' | 'thanks'>
  texts: EnquiryTexts
  fieldTexts: FormFieldTexts
  uploadTexts: UploadTexts
  /** Slug of the dealer whose page the form is on; null where the visitor chooses the dealer. */
  dealer: string | null
  /** Entries that a link brings, by the name of their field. */
  prefilled?: Readonly<Record<string, string>>
  /** Returns the slug of the dealer that the visitor has chosen in the finder; null without one. */
  readPreferredSlug: () => string | null
  /** Of the headings of its steps. */
  headingLevel: 2 | 3
  /** Of the heading of the panel that replaces it. */
  sentLevel: 1 | 2 | 3
  /** Of the page. */
  language: Language
  /** The path of the page, sent with the entries. */
  page: string
  /** The address of the privacy notice; null without one. */
  privacyNotice: string | null
  /** Whether what is entered is stored in the browser. */
  hasDraft: boolean
  /** The path that the panel of a sent form leads to; null where it leads nowhere. */
  home: string | null
  /** Drawn after the fields of the last step, from what is entered. */
  renderAside?: (entered: URLSearchParams) => ReactNode
  /** Absent for an empty form. */
  start?: Pick<FormStart, 'entered' | 'errors' | 'token' | 'files'> | undefined
}

const nothing = () => {}

/** What is entered in a form, without files. */
const enteredIn = (form: HTMLFormElement | null) =>
  new URLSearchParams(
    [...(form ? new FormData(form) : [])].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  ).toString()

/**
 * A form that is drawn from its definition: its fields in one or several steps, with uploads.
 *
 * Source: requirements D-296 to D-306, V-211 and V-260 to V-275; decisions D-3, D-4, D-9, D-15 and G-3.
 */
export function RequestForm(props: RequestFormProps) {
  const { kind, content, texts, fieldTexts, uploadTexts, dealer, language, start } = props
  const { wordings, choices, chosen, thanks } = content
  const { consent } = formDefinition(kind)
  const wording = consent && wordings[consent.purpose]
  const view = withConsentWording(props.view, wording, language)
  const form = useRef<HTMLFormElement>(null)
  const sending = useEnquiryForm({ kind, texts, form, initialErrors: start?.errors })
  const { errors, question, reference, refuse, answer, submit } = sending
  const steps = useSteps({ view, texts, form, errors, refuse })
  const [entered, setEntered] = useState('')
  const [round, setRound] = useState(0)
  const follow = useCallback(() => setEntered(enteredIn(form.current)), [])
  const draft = useStoredDraft(form, props.hasDraft && !start, follow)
  useProductOfLink(form)
  useEntriesOfLink(form)
  const { clear } = draft
  useEffect(() => {
    if (reference !== null) clear()
  }, [reference, clear])
  if (reference !== null)
    return (
      <RequestSent
        {...{ reference, texts, home: props.home }}
        heading={thanks?.heading ?? view.sent.heading}
        text={thanks?.text ?? view.sent.text}
        backHome={fieldTexts.backHome}
        headingLevel={props.sentLevel}
      />
    )
  const ofLink = Object.entries(props.prefilled ?? {}).map(([name, value]) => [name, [value]])
  const parts = {
    ...{ texts, errors, uploadTexts },
    kept: start && { files: start.files, note: fieldTexts.filesKept },
    isOfLink: !start,
    entered: start?.entered ?? {
      dealer: [chosen.dealer],
      product: [chosen.product ?? ''],
      ...Object.fromEntries(ofLink),
    },
  }
  const clearForm = () => {
    form.current?.reset()
    clear()
    sending.reset()
    steps.restart()
    follow()
    setRound((count) => count + 1)
  }
  const submitStep = (event: FormEvent) => {
    event.preventDefault()
    if (steps.isLast) submit()
    else void steps.next()
  }
  const clearButton = props.hasDraft ? (
    <span className="noscript:hidden">
      <Button variant="text" onClick={clearForm}>
        {fieldTexts.clearForm}
      </Button>
    </span>
  ) : null
  const dealerRule = formDefinition(kind).subject.dealer
  const { marketing } = wordings
  const hasSteps = view.steps.length > 1
  return (
    <FormShell
      {...{ kind, sending, texts, wordings, language }}
      formRef={form}
      submitLabel={view.submitLabel}
      page={props.page}
      privacyNotice={props.privacyNotice}
      token={start?.token}
      wordingVersion={consent && (wording?.version ?? 0)}
      hasUploads={Object.values(view.fields).some(({ upload }) => upload)}
      className="grid max-w-[46rem] grid-cols-1 content-start gap-6"
      closingClassName={steps.isLast ? '' : later}
      onSubmit={submitStep}
      onChange={() => {
        draft.save()
        follow()
      }}
      actions={
        <>
          {hasSteps ? (
            <span className="noscript:hidden">
              <Button variant="secondary" onClick={steps.back}>
                {fieldTexts.back}
              </Button>
            </span>
          ) : null}
          {clearButton}
        </>
      }
    >
      {draft.isRestored ? <p className="text-ink-2 text-small">{fieldTexts.draftRestored}</p> : null}
      {view.steps.map((step, index) => (
        <FormStep
          key={`${round} ${step.heading}`}
          {...{ ...parts, step }}
          headingRef={index === steps.step ? steps.heading : undefined}
          headingLevel={props.headingLevel}
          position={
            hasSteps ? fill(fieldTexts.stepOf, { step: `${index + 1}`, count: `${view.steps.length}` }) : null
          }
          className={index === steps.step ? '' : later}
        >
          {index === 0 && dealer !== null ? <input type="hidden" name="dealer" value={dealer} /> : null}
          {index === 0 && dealer === null && dealerRule && choices ? (
            <DealerField
              {...parts}
              fields={view.fields}
              dealers={choices.dealers}
              isOptional={dealerRule === 'optional'}
              readPreferredSlug={start ? () => null : props.readPreferredSlug}
              onPreselected={nothing}
            />
          ) : null}
          {index === view.steps.length - 1 ? props.renderAside?.(new URLSearchParams(entered)) : null}
          {index < view.steps.length - 1 ? (
            <p className="flex flex-wrap items-center gap-4 noscript:hidden">
              <Button type="submit">{fieldTexts.next}</Button>
              {clearButton}
            </p>
          ) : null}
        </FormStep>
      ))}
      {marketing && formDefinition(kind).offersMarketing ? (
        <div className={steps.isLast ? '' : later}>
          <MarketingSection
            {...parts}
            fields={view.fields}
            hasOpeningBox={formDefinition(kind).opensMarketing === true}
            wording={marketing}
            language={language}
          />
        </div>
      ) : null}
      <QuestionDialog
        {...{ question, texts }}
        marketingTexts={{ title: fieldTexts.askMarketingTitle, text: fieldTexts.askMarketing }}
        onAnswer={answer}
      />
    </FormShell>
  )
}
