type Notice = { readonly title: string; readonly text: readonly string[] }

/** The notices of links, by the last segment of their address. */
const notices: Readonly<Record<string, Notice>> = {
  expired: {
    title: 'This link has expired',
    text: ['Please ask for the reminder again in My Garage, and we will send you a new link.'],
  },
  stopped: {
    title: 'Your reminders have been stopped',
    text: ['We will not e-mail you about your car any more.'],
  },
  'not-changed': {
    title: 'That did not work',
    text: ['Your reminders could not be changed. Please open the link again in a few minutes.'],
  },
}

const incompleteLink: Notice = {
  title: 'This link is not complete',
  text: ['Please open the link in our e-mail again, or copy all of it into the address bar.'],
}

/** Returns the notice at an address; that of an incomplete link for any other text. */
export const noticeAt = (segment: string): Notice =>
  (Object.hasOwn(notices, segment) ? notices[segment] : undefined) ?? incompleteLink
