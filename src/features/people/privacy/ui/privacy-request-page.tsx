import { wellKnownPaths } from '#platform/site/well-known-paths.ts'
import { calendarDayOf } from '#platform/time/clock.ts'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { NoticeScreen } from '#ui/screens/notice-screen.tsx'
import { findPrivacyRequest } from '../data/find.ts'
import type { PrivacyRequest } from '../data/requests.ts'
import type { PrivacyRequestType } from '../privacy-request.ts'
import { noticeFor } from './notices.ts'

type Props = { step: 'confirm' | 'data'; token: string; label: string }

/** A button that submits one step of a privacy request. Works without JavaScript. */
function StepButton({ step, token, label }: Props) {
  return (
    <form method="post" action={`/api/privacy-requests/${step}`}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit">{label}</Button>
    </form>
  )
}

const confirmations: Readonly<Record<PrivacyRequestType, { title: string; text: string; button: string }>> = {
  export: {
    title: 'A copy of what we hold about you',
    text: 'Press the button and we will prepare a copy of everything we hold about your email address.',
    button: 'Make my copy',
  },
  erase: {
    title: 'Erase what we hold about you?',
    text: 'Press the button and we will erase what you sent us, your newsletter subscription and your vehicle alerts. This cannot be undone. Dealers you wrote to have their own copy, so please ask them too.',
    button: 'Erase it',
  },
  objection: {
    title: 'No more marketing?',
    text: 'Press the button and we will stop sending marketing and vehicle alerts to your email address.',
    button: 'No more marketing',
  },
}

const results: Readonly<Record<PrivacyRequestType, { title: string; text: string }>> = {
  export: {
    title: 'Your copy is ready',
    text: 'You can download it for seven days. It is a JSON file, which opens in any text editor.',
  },
  erase: { title: 'Your data has been erased', text: 'We no longer hold anything about your email address.' },
  objection: {
    title: 'You will get no more marketing',
    text: 'We have recorded your objection. You will still get answers to enquiries you have made.',
  },
}

const dayOf = (date: Date | null) => (date ? calendarDayOf(date) : '')

function Unconfirmed({ request, token }: { request: PrivacyRequest; token: string }) {
  const { title, text, button } = confirmations[request.wish]
  return (
    <NoticeScreen title={title} text={[text, `Your reference is ${request.reference}.`]}>
      <StepButton step="confirm" token={token} label={button} />
    </NoticeScreen>
  )
}

function Open({ request }: { request: PrivacyRequest }) {
  const deadline = dayOf(request.dueAt)
  return (
    <NoticeScreen
      title="We are working on it"
      text={[
        `Your request ${request.reference} is confirmed. We will answer by ${deadline} at the latest, and this page will show the answer.`,
      ]}
    />
  )
}

function Done({ request, token }: { request: PrivacyRequest; token: string }) {
  const { title, text } = results[request.wish]
  const canDownload = request.wish === 'export' && request.email !== null
  const when = `Your request ${request.reference} was answered on ${dayOf(request.doneAt)}.`
  return (
    <NoticeScreen title={title} text={[text, when]}>
      {canDownload ? <StepButton step="data" token={token} label="Fetch my copy" /> : null}
    </NoticeScreen>
  )
}

/** Shows the state of a privacy request and its next step; a notice when the link leads to no request. */
export async function PrivacyRequestPage({ token }: { token: string }) {
  const request = await findPrivacyRequest(token)
  if (!request) {
    return (
      <NoticeScreen {...noticeFor(token)}>
        <ButtonLink href={wellKnownPaths.privacyNotice} variant="secondary">
          Privacy notice
        </ButtonLink>
      </NoticeScreen>
    )
  }
  switch (request.state) {
    case 'unconfirmed':
      return <Unconfirmed request={request} token={token} />
    case 'open':
      return <Open request={request} />
    case 'done':
      return <Done request={request} token={token} />
  }
}
