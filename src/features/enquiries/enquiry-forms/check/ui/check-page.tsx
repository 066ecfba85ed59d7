import type { Metadata } from 'next'
import { formTitle, formView, isAboutSpecial, isRequest } from '#features/enquiries/enquiries/rules.ts'
import { enquiryFormTexts, enquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import { telephoneLink } from '#features/site/site-settings/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { unbrokenNumbers } from '#ui/content/unbroken-numbers.ts'
import { Section } from '#ui/layout/section.tsx'
import { NoticeScreen } from '#ui/screens/notice-screen.tsx'
import { withoutFields } from '../../forms/map-fields.ts'
import { FormIsland } from '../../forms/ui/form.island.tsx'
import { FormFrame } from '../../forms/ui/form-frame.tsx'
import { formProps } from '../../forms/ui/form-props.ts'
import { RequestFormIsland } from '../../forms/ui/request-form.island.tsx'
import { requestFormProps } from '../../forms/ui/request-form-props.ts'
import { SentMessage } from '../../forms/ui/sent-message.tsx'
import { SpecialForm } from '../../forms/ui/special-form.island.tsx'
import { summaryTextGroups } from '../../texts.ts'
import type { CheckView, CheckViewOf } from '../check-view.ts'
import { ConfirmStep } from './confirm-step.tsx'

/** What the page of a sent form says: the editors' texts, or those of the form where they set none. */
function thanksOf({ kind, language, thanks }: CheckViewOf<'done'>) {
  const { sent } = formView(kind, enquiryFormTexts(language))
  return { heading: thanks.heading ?? sent.heading, text: thanks.text ?? sent.text }
}

function titleOf(view: CheckView): string {
  const texts = enquiryTexts(view.language).enquiries
  switch (view.state) {
    case 'edit':
      return formTitle(view.kind, enquiryFormTexts(view.language))
    case 'confirm':
      return texts.confirmTitle
    case 'done':
      return thanksOf(view).heading
    case 'expired':
      return texts.stepGone
  }
}

/** What the check page says of itself: it belongs to one visitor, and 404 when there is nothing for this one. */
export const checkMetadata = (view: CheckView): Metadata => ({
  title: titleOf(view),
  robots: { index: false },
  referrer: 'same-origin',
  ...(view.state === 'expired' && { other: { 'response-status': '404' } }),
})

function SpecialStep({ page, content, start, privacyNotice, language }: CheckViewOf<'edit'>) {
  const { entered } = start
  return (
    <SpecialForm
      special={entered.special?.[0] ?? ''}
      dealer={entered.dealer?.[0] || null}
      dealers={content.choices?.dealers ?? []}
      content={{
        view: withoutFields(formView('special', enquiryFormTexts(language)), content.omitted?.special),
        wordings: content.wordings,
        privacyNotice,
      }}
      texts={enquiryTexts(language).enquiries}
      {...{ language, page, start }}
    />
  )
}

function EditStep({ page, ...view }: CheckViewOf<'edit'>) {
  if (isAboutSpecial(view.kind)) return <SpecialStep {...view} page={page} />
  if (isRequest(view.kind))
    return <RequestFormIsland {...requestFormProps({ ...view, path: page, sentLevel: 1 })} />
  // Not the lazy form: its style sheet comes with the page, for browsers without JavaScript.
  return <FormIsland {...formProps({ ...view, path: page, headingLevel: 1 })} />
}

function DoneStep(view: CheckViewOf<'done'>) {
  const { reference, summary, language, page } = view
  const { enquiries: texts } = enquiryTexts(language)
  const { enquirySummary: summaryTexts } = summaryTextGroups(language)
  return (
    <>
      <SentMessage {...{ reference, summary, texts, summaryTexts }} thanks={thanksOf(view)} />
      <p className="mt-8">
        <TextLink href={page}>{texts.close}</TextLink>
      </p>
    </>
  )
}

function Expired({ language, page, telephone }: CheckViewOf<'expired'>) {
  const texts = enquiryTexts(language).enquiries
  const text = [texts.stepGoneWhy, texts.cookieNeeded]
  return (
    <NoticeScreen title={texts.stepGone} text={text}>
      <ButtonLink href={page}>{texts.backToForm}</ButtonLink>
      {telephone ? (
        <ButtonLink href={telephoneLink(telephone)} variant="secondary">
          {fill(texts.callInstead, { telephone: unbrokenNumbers(telephone) })}
        </ButtonLink>
      ) : null}
    </NoticeScreen>
  )
}

/** The next step of a form that was sent without JavaScript. Source: requirements D-160, D-162 to D-167. */
export function CheckPage(view: CheckView) {
  if (view.state === 'expired') return <Expired {...view} />
  if (view.state === 'edit')
    return (
      <FormFrame title={titleOf(view)} level={1}>
        <EditStep {...view} />
      </FormFrame>
    )
  return (
    <Section heading={titleOf(view)} headingLevel={1}>
      {view.state === 'confirm' ? <ConfirmStep {...view} /> : <DoneStep {...view} />}
    </Section>
  )
}
