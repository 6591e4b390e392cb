import { ModuleProvider, Modules, AbstractFileProviderService } from "@medusajs/framework/utils";
import medusasS3 from "@medusajs/file-s3";
import type { FileTypes, Logger, S3FileServiceOptions } from "@medusajs/framework/types";
import { privatePrefix } from "@su-turrone/contract/environment";

/** A provider class of Medusa's package, as listed in its public export. */
type ProviderClass = new (
  cradle: { logger: Logger },
  options: S3FileServiceOptions,
) => FileTypes.IFileProvider;

const [MedusaS3Provider] = medusasS3.services as unknown as readonly ProviderClass[];

/**
 * Prefixes the names of private files: the bucket itself is closed to everybody, and commerce decides by the name
 * whether a file may be served.
 */
const withPrivatePrefix = <File extends { filename: string; access?: "public" | "private" }>(
  file: File,
): File => (file.access === "public" ? file : { ...file, filename: `${privatePrefix}${file.filename}` });

/**
 * Stores files in an S3-compatible bucket through Medusa's own provider. Only commerce can reach the bucket: file
 * addresses look like those of files on disk, and the admin uploads through commerce, which checks each file.
 */
class BucketFiles extends AbstractFileProviderService {
  static override identifier = "bucket";
  readonly #bucket: FileTypes.IFileProvider;
  readonly #addresses: string;

  constructor({ logger }: { logger: Logger }, options: S3FileServiceOptions) {
    super();
    if (!MedusaS3Provider) throw new Error("@medusajs/file-s3 has no provider");
    this.#bucket = new MedusaS3Provider({ logger }, options);
    this.#addresses = options.file_url;
  }

  override upload(file: FileTypes.ProviderUploadFileDTO): Promise<FileTypes.ProviderFileResultDTO> {
    return this.#bucket.upload(withPrivatePrefix(file));
  }

  override getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    return this.#bucket.getUploadStream(withPrivatePrefix(file));
  }

  override delete(files: FileTypes.ProviderDeleteFileDTO | FileTypes.ProviderDeleteFileDTO[]): Promise<void> {
    return this.#bucket.delete(files);
  }

  override getPresignedDownloadUrl({ fileKey }: FileTypes.ProviderGetFileDTO): Promise<string> {
    return Promise.resolve(`${this.#addresses}/${encodeURIComponent(fileKey)}`);
  }

  getPresignedUploadUrl({ filename }: FileTypes.ProviderGetPresignedUploadUrlDTO) {
    return Promise.resolve({ url: "/admin/uploads", key: filename });
  }

  override getDownloadStream(file: FileTypes.ProviderGetFileDTO) {
    return this.#bucket.getDownloadStream(file);
  }

  override getAsBuffer(file: FileTypes.ProviderGetFileDTO): Promise<Buffer> {
    return this.#bucket.getAsBuffer(file);
  }
}

export default ModuleProvider(Modules.FILE, { services: [BucketFiles] });
