import * as tensorflow from "@energetic-ai/core";

/** Numbers in the memory of TensorFlow.js. */
declare const tensor: unique symbol;
export interface Tensor {
  readonly [tensor]: true;
}

/** What of TensorFlow.js is used here. Its types lie in a package that is not installed, since its code is bundled. */
interface Tensors {
  ready(): Promise<void>;
  /** Gives back all that was made meanwhile but the result. */
  tidy<Result>(compute: () => Result): Result;
  tensor(values: Float32Array, shape: readonly number[]): Tensor;
  matMul(one: Tensor, other: Tensor, transposeOne?: boolean, transposeOther?: boolean): Tensor;
  add(one: Tensor, other: Tensor | number): Tensor;
  sub(one: Tensor, other: Tensor): Tensor;
  mul(one: Tensor, other: Tensor | number): Tensor;
  square(one: Tensor): Tensor;
  rsqrt(one: Tensor): Tensor;
  tanh(one: Tensor): Tensor;
  softmax(one: Tensor): Tensor;
  mean(one: Tensor, axis: number, keepsDimensions?: boolean): Tensor;
  max(one: Tensor, axis: number): Tensor;
  concat(all: readonly Tensor[]): Tensor;
  reshape(one: Tensor, shape: readonly number[]): Tensor;
  slice(one: Tensor, begin: readonly number[], size: readonly number[]): Tensor;
}

export const tensors = tensorflow as unknown as Tensors;

export function toNumbers(one: Tensor): Float32Array {
  return (one as unknown as { dataSync(): Float32Array }).dataSync();
}
