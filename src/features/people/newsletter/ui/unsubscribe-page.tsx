import { ButtonLink } from '#ui/actions/button-link.tsx'
import { NoticeScreen } from '#ui/screens/notice-screen.tsx'
import { TokenForm } from './token-form.tsx'

const outcomes: Readonly<Record<string, { title: string; text: readonly string[] }>> = {
  done: {
    title: 'You have been unsubscribed',
    text: [
      'We will not send you any more marketing, and we have removed you from the newsletter. You will still get answers to enquiries you have made.',
    ],
  },
  invalid: {
    title: 'This link is not complete',
    text: ['Please open the link in our message again, or copy all of it into the address bar.'],
  },
  failed: {
    title: 'That did not work',
    text: ['We could not unsubscribe you just now. Please open the link again in a few minutes.'],
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
      text={['Press the button and we will stop sending you offers and news.']}
    >
      <TokenForm action="/api/unsubscribe" token={token} label="No more marketing" />
    </NoticeScreen>
  )
}
