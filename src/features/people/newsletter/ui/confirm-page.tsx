import { ButtonLink } from '#ui/actions/button-link.tsx'
import { NoticeScreen } from '#ui/screens/notice-screen.tsx'
import { TokenForm } from './token-form.tsx'

const outcomes = {
  asked: {
    title: 'Thank you',
    text: ['Please confirm your email address by following the link we have just sent to it.'],
  },
  already: {
    title: 'You are already subscribed',
    text: ['This email address is already signed up to our newsletter.'],
  },
  invalid: {
    title: 'Submission Error',
    text: [
      'The email address doesn’t appear to be a valid email address, please go back and enter a valid email address.',
    ],
  },
  incomplete: {
    title: 'Something is missing',
    text: [
      'We need your first name, last name and email address, and to know that you are over 18. Please go back: what you entered is still there.',
    ],
  },
  'too-often': {
    title: 'Too many requests',
    text: [
      'Too many requests came from your connection. Please wait ten minutes, then go back and try again: what you entered is still there.',
    ],
  },
  /** A response of a service that is none of the others: without JavaScript its own words are not at hand. */
  other: {
    title: 'Your request was received',
    text: [
      'The newsletter has not confirmed it yet. Please look in your inbox and your spam folder. If nothing comes within the hour, sign up again.',
    ],
  },
  failed: {
    title: 'That did not work',
    text: ['Your details could not be stored. Please go back and try again in a few minutes.'],
  },
  confirmed: {
    title: 'Welcome to the newsletter',
    text: ['Your email address is confirmed. You can unsubscribe at any time with the link in each issue.'],
  },
  expired: {
    title: 'This link has expired',
    text: ['Please subscribe again and we will send you a new link.'],
  },
} as const

type Outcome = keyof typeof outcomes

/** Returns whether a path segment names an outcome. */
export function isNewsletterOutcome(text: string): text is Outcome {
  return Object.hasOwn(outcomes, text)
}

/** Shows the outcome of a subscription request or of its confirmation. */
export function NewsletterOutcomePage({ outcome }: { outcome: Outcome }) {
  const { title, text } = outcomes[outcome]
  return (
    <NoticeScreen title={title} text={text}>
      <ButtonLink href="/" variant="secondary">
        Home
      </ButtonLink>
    </NoticeScreen>
  )
}

/** The page of a confirmation link, with the button that confirms. */
export function ConfirmPage({ token }: { token: string }) {
  return (
    <NoticeScreen
      title="Confirm your email address"
      text={['Press the button to receive the newsletter at this address.']}
    >
      <TokenForm action="/api/newsletter/confirm" token={token} label="Confirm" />
    </NoticeScreen>
  )
}
