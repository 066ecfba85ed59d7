export { FeedbackWidget } from './ui/feedback-widget.tsx'
