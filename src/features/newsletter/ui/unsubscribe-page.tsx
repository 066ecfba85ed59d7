import { ButtonLink } from '#ui/actions/button-link.tsx'
import { NoticeScreen } from '#ui/screens/notice-screen.tsx'
import { TokenForm } from './token-form.tsx'

const outcomes: Readonly<Record<string, { title: string; text: readonly string[] }>> = {
  done: {
    title: 'You will hear no more from us',
    text: [
      'We have written down that you object to marketing, and taken you off the newsletter. Answers to what you asked us still reach you.',
    ],
  },
  invalid: {
    title: 'This link is not complete',
    text: ['Please open the link in our message once more, or copy all of it.'],
  },
  failed: {
    title: 'That did not work',
    text: ['Your wish could not be written down. Please open the link again in a few minutes.'],
  },
}

/**
 * The page of an unsubscribe link, with the button that ends marketing.
 *
 * @param token of the link, or the outcome after the button was pressed.
 */
export function UnsubscribePage({ token }: { token: string }) {
  const outcome = Object.hasOwn(outcomes, token) ? outcomes[token] : undefined
  if (outcome) {
    return (
      <NoticeScreen {...outcome}>
        <ButtonLink href="/" variant="secondary">
          Home
        </ButtonLink>
      </NoticeScreen>
    )
  }
  return (
    <NoticeScreen
      title="No more marketing?"
      text={['Press the button, and nobody of ours writes to you about offers any more.']}
    >
      <TokenForm action="/api/unsubscribe" token={token} label="No more marketing" />
    </NoticeScreen>
  )
}
