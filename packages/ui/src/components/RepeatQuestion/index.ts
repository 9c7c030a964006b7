export { RepeatQuestion, type RepeatQuestionProps } from './RepeatQuestion';
