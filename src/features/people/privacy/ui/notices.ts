type Notice = { readonly title: string; readonly text: readonly string[] }

const expired: Notice = {
  title: 'This link has expired',
  text: ['Please make your request again and we will send you a new link.'],
}

const notices = new Map<string, Notice>([
  [
    'sent',
    {
      title: 'Check your e-mail',
      text: ['We have sent you a link. Open it within two days to continue.'],
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
      title: 'Too many requests',
      text: ['Please check your e-mail for our earlier message, or try again in an hour.'],
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
