export { FlowFrame, type FlowFrameProps } from './FlowFrame';
