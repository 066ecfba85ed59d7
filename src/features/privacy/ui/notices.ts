type Notice = { readonly title: string; readonly text: readonly string[] }

const expired: Notice = {
  title: 'This link has expired',
  text: ['Please make your request once more, and we will send you a new link.'],
}

const notices = new Map<string, Notice>([
  [
    'sent',
    {
      title: 'A link is on its way',
      text: ['Follow the link in our mail to go on; it works for two days.'],
    },
  ],
  [
    'invalid',
    {
      title: 'Something is missing',
      text: ['We need an email address, and to know what you would like. Please go back and try again.'],
    },
  ],
  [
    'too-often',
    {
      title: 'That was asked a few times already',
      text: ['Please look for our mail, or try again in an hour.'],
    },
  ],
  [
    'failed',
    {
      title: 'That did not work',
      text: ['Your request could not be stored. Please go back and try again in a few minutes.'],
    },
  ],
])

/** Returns the notice for the outcome in the path, or for an expired link when the path names none. */
export function noticeFor(token: string): Notice {
  return notices.get(token) ?? expired
}
