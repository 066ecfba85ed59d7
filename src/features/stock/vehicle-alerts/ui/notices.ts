type Notice = { readonly title: string; readonly text: readonly string[] }

/** The notices of requests and links, by the last segment of their address. */
const notices: Readonly<Record<string, Notice>> = {
  sent: {
    title: 'Please look in your inbox',
    text: [
      'We have sent you an e-mail with a link. Your alert starts as soon as you confirm it there.',
      'Nothing there in a few minutes? Please look in your spam folder.',
    ],
  },
  invalid: {
    title: 'That is not an e-mail address',
    text: ['Please go back and check it. What you entered is still there.'],
  },
  'no-filter': {
    title: 'Choose what to look for first',
    text: ['Please go back and choose at least one filter, such as a make or a highest price.'],
  },
  gone: {
    title: 'This vehicle is no longer for sale',
    text: ['Its price cannot change any more. Have a look at similar vehicles instead.'],
  },
  'too-often': {
    title: 'Too many requests',
    text: ['Please wait an hour, then go back and try again. What you entered is still there.'],
  },
  failed: {
    title: 'That did not work',
    text: ['Your alert could not be stored. Please go back and try again in a few minutes.'],
  },
  expired: {
    title: 'This link has expired',
    text: ['Please ask for the alert again, and we will send you a new link.'],
  },
  stopped: {
    title: 'Your alerts have been stopped',
    text: ['We will not e-mail you about vehicles any more.'],
  },
  'not-changed': {
    title: 'That did not work',
    text: ['Your alerts could not be changed. Please open the link again in a few minutes.'],
  },
}

const incompleteLink: Notice = {
  title: 'This link is not complete',
  text: ['Please open the link in our e-mail again, or copy all of it into the address bar.'],
}

/** Returns the notice at an address; that of an incomplete link for any other text. */
export const noticeAt = (segment: string): Notice =>
  (Object.hasOwn(notices, segment) ? notices[segment] : undefined) ?? incompleteLink
